// The provider's official player: loads its script when a video is requested, and declares the members that this page
// uses.

export interface YouTubePlayer {
  readonly getIframe: () => HTMLIFrameElement;
  readonly destroy: () => void;
}

interface PlayerOptions {
  readonly host: string;
  readonly videoId: string;
  readonly width: string;
  readonly height: string;
  readonly playerVars: Readonly<Record<string, string | number>>;
  readonly events: {
    readonly onReady: () => void;
    readonly onError: (event: { readonly data: unknown }) => void;
  };
}

interface YouTubeApi {
  /** The player replaces the element. */
  readonly Player?: new (element: HTMLElement, options: PlayerOptions) => YouTubePlayer;
}

declare global {
  interface Window {
    readonly YT?: YouTubeApi;
    onYouTubeIframeAPIReady?: () => void;
  }
}

const address = "https://www.youtube.com/iframe_api";
/** The provider's host that sets no cookie before the video plays. */
const privacyHost = "https://www.youtube-nocookie.com";

let loading: Promise<void> | null = null;

/** Resolves when the player can be made. A failure is not kept, so the next call loads the script again. */
export function loadPlayerScript(): Promise<void> {
  if (window.YT?.Player) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    window.onYouTubeIframeAPIReady = resolve;
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("The player's script could not be fetched."));
    });
    script.src = address;
    document.head.insertAdjacentElement("beforeend", script);
  }).catch((reason: unknown) => {
    loading = null;
    throw reason;
  });
  return loading;
}

/** For a script that never reports that it is ready: the next call loads it again. */
export function forgetPlayerScript(): void {
  if (window.YT?.Player) return;
  loading = null;
  for (const script of document.querySelectorAll(`script[src="${address}"]`)) script.remove();
}

/** Replaces `element` by the player. Call it after `loadPlayerScript`. */
export function createPlayer(
  element: HTMLElement,
  videoId: string,
  events: PlayerOptions["events"],
): YouTubePlayer {
  const Player = window.YT?.Player;
  if (!Player) throw new Error("The player's script is not there.");
  return new Player(element, {
    host: privacyHost,
    videoId,
    width: "100%",
    height: "100%",
    // Autoplay, because Play was already pressed; inline, so that phones do not switch to full screen.
    playerVars: { autoplay: 1, playsinline: 1, rel: 0, origin: window.location.origin },
    events,
  });
}

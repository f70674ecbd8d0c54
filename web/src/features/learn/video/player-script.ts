// The provider's official player: its script, fetched when a video is wanted, and what this page uses of it.

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
  /** Takes the place of the element. */
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

/** Ends when the player can be made; a failure is not kept, so that the next call asks anew. */
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

/** For a script that never tells that it is ready: the next call asks for it anew. */
export function forgetPlayerScript(): void {
  if (window.YT?.Player) return;
  loading = null;
  for (const script of document.querySelectorAll(`script[src="${address}"]`)) script.remove();
}

/** Draws the player in the place of `element`. Call it after `loadPlayerScript`. */
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
    // It was pressed already; on phones it stays in its place.
    playerVars: { autoplay: 1, playsinline: 1, rel: 0, origin: window.location.origin },
    events,
  });
}

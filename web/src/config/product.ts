// What an operator may set at build time, each with its default: nothing here is needed to run.

const env = import.meta.env;

function setting(value: unknown, otherwise: string): string {
  return typeof value === "string" && value !== "" ? value : otherwise;
}

/** The product's name, as document titles and texts use it. */
export const productName = setting(env.VITE_PRODUCT_NAME, "Boolean Algebra");

/** Where "Get it on Google Play" leads. */
export const googlePlayUrl = setting(env.VITE_GOOGLE_PLAY_URL, "https://play.google.com/store");

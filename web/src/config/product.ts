// The optional settings of an operator at build time, each with its default.

const env = import.meta.env;

function setting(value: unknown, otherwise: string): string {
  return typeof value === "string" && value !== "" ? value : otherwise;
}

/** The product's name, as document titles and texts use it. */
export const productName = setting(env.VITE_PRODUCT_NAME, "Boolean Algebra");

/** The target of "Get it on Google Play". */
export const googlePlayUrl = setting(env.VITE_GOOGLE_PLAY_URL, "https://play.google.com/store");

// The product's mark, as in public/favicon.svg; drawn here, so that it needs no separate request.

/** The gate in the tile. */
export const gatePath = "M9 9h6.5a7 7 0 0 1 0 14H9Z M4.5 12.5H9 M4.5 19.5H9 M22.5 16h5";

export function ProductMark() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden>
      <rect width={32} height={32} rx={7} fill="#88593a" />
      <path
        d={gatePath}
        fill="none"
        stroke="#fff"
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

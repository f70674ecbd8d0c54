// A G for the button that continues with Google, in the colour of its text.

export function GoogleMark() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden
    >
      <path d="M14.6 4.3A7 7 0 1 0 16 9H9.3" />
    </svg>
  );
}

// The four widths at which the layout changes, in the theme's names. Style sheets repeat them in `@media`, because a
// media query cannot use a custom property.

/** 600, 900, 1200 and 1536 px (in em, so that a larger font size moves them); below `sm` is xs. */
export const breakpoints = { xs: "0em", sm: "37.5em", md: "56.25em", lg: "75em", xl: "96em" } as const;

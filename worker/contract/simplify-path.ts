// The path of POST /api/free/simplify. It is apart from the route's schemas, because the script of the first paint
// calls it before the page's code is loaded and has to stay small.

export const simplifyPath = "/api/free/simplify";

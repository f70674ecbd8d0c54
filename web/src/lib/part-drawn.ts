// The event that the page dispatches when a part of it is drawn and has read its address.

export const partDrawn = "partdrawn";

/** Documents that may go along with one application. */
export const MAX_ATTACHMENTS = 10

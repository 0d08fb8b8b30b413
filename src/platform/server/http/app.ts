/** The application behind the server: a function from request to answer. */
export type App = { fetch(request: Request): Promise<Response> | Response }

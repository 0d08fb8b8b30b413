/** A user's actor, for tests of features below those it is composed of. */
export { loadUser } from '~/features/applicants/server/load-actor'

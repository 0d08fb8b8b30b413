/** Who somebody is at a moment, for tests of features below those it is made of. */
export { loadUser } from '~/features/applicants/server/load-actor'

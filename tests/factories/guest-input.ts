import { uuidv7 } from '~/lib/uuid'

const noFiles: string[] = []

/** What somebody without an account sends, with one station. */
export function guestInput(jobPostingId: string, email: string) {
  const station = { position: 'Dreherin', employer: 'Möller', place: null, from: '2019-04', to: null, description: '' }
  return {
    id: uuidv7(),
    jobPostingId,
    email,
    website: '',
    firstName: 'Gesine',
    lastName: 'Vogt',
    phone: null,
    place: { postalCode: '33602', name: 'Bielefeld', land: 'NW' as const, lat: 52.02, lon: 8.53 },
    coverLetter: 'Guten Tag',
    answers: [],
    experience: [{ id: uuidv7(), ...station }],
    education: [],
    skills: 'Drehen, Fräsen',
    attachmentFileIds: noFiles,
  }
}

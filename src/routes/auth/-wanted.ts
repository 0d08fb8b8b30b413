/** Whether somebody comes from the bookmark of a job, which is saved once they are signed in. */
export function isToSave(wantedPath: string | null): boolean {
  return wantedPath?.startsWith('/app/applicant/saved?merken=') ?? false
}

/** The user as the client reads it (specification section 3, product.md "User"): exactly these fields. */
export type SessionUser = {
  id: string
  name: string
  email: string
  type: 'APPLICANT' | 'COMPANY'
  billingSetup: boolean
  hasValidLicense: boolean
  isAdmin: boolean
  applicantProfile: { id: string } | null
  companyProfiles: { isAdmin: boolean; companyProfile: { id: string; name: string; hasValidLicense: boolean } }[]
}

import type { AdRule } from '../schema'
import { ACT_RULES } from './acts/all-acts'
import { CLASS_RULES } from './classes'
import { CONTACT_RULES } from './contact'
import { DEMAND_RULES } from './demands'
import { ENGLISH_RULES } from './english'
import { ENGLISH_PRIVATE_RULES } from './english-private'
import { PRIVATE_CLASS_RULES } from './private-classes'
import { AGE_RULES } from './subjects/age'
import { AGE_BETWEEN_LINES_RULES } from './subjects/age-between-lines'
import { AGE_TALK_RULES } from './subjects/age-talk'
import { ARMY_RULES } from './subjects/army'
import { FAMILY_RULES } from './subjects/family'
import { GENDER_RULES } from './subjects/gender'
import { GROUP_RULES } from './subjects/groups'
import { HEALTH_RULES } from './subjects/health'
import { LOOKS_RULES } from './subjects/looks'
import { MEMBERSHIP_RULES } from './subjects/membership'
import { ORIGIN_RULES } from './subjects/origin'
import { PAY_RULES } from './subjects/pay'
import { RELIGION_RULES } from './subjects/religion'
import { OVERTIME_RULES, PHOTO_RULES, TRIAL_RULES } from './subjects/trial-and-photo'
import { WRONG_HERE_RULES } from './wrong-here'

/**
 * The rules of a new installation; afterwards those in the database count (sources: publications of the ADS, BAG,
 * ArbG).
 */
export const DEFAULT_AD_RULES: readonly AdRule[] = [
  ...GENDER_RULES,
  ...AGE_RULES,
  ...AGE_TALK_RULES,
  ...AGE_BETWEEN_LINES_RULES,
  ...ORIGIN_RULES,
  ...RELIGION_RULES,
  ...GROUP_RULES,
  ...HEALTH_RULES,
  ...FAMILY_RULES,
  ...MEMBERSHIP_RULES,
  ...ARMY_RULES,
  ...CLASS_RULES,
  ...PRIVATE_CLASS_RULES,
  ...PHOTO_RULES,
  ...LOOKS_RULES,
  ...PAY_RULES,
  ...TRIAL_RULES,
  ...OVERTIME_RULES,
  ...WRONG_HERE_RULES,
  ...DEMAND_RULES,
  ...ENGLISH_RULES,
  ...ENGLISH_PRIVATE_RULES,
  ...CONTACT_RULES,
  ...ACT_RULES,
]

import { PEOPLE_RULES } from '../people/groups'
import { AGE_ACT_RULES } from './age'
import { AGE_FRAME_RULES } from './age-frames'
import { AGE_TURN_RULES } from './age-turns'
import { AGE_WISH_RULES } from './age-wishes'
import { FAMILY_ACT_RULES } from './family'
import { HEALTH_ACT_RULES } from './health'
import { MEMBERSHIP_ACT_RULES } from './membership'
import { ORIGIN_ACT_RULES } from './origin'
import { ORIGIN_LOOKS_RULES } from './origin-looks'
import { PAY_AND_LOOKS_ACT_RULES } from './pay-and-looks'
import { RELIGION_ACT_RULES } from './religion'
import { SEX_ACT_RULES } from './sex'

/** The rules about what a sentence does with its words; written after those of phrases, and asked after them. */
export const ACT_RULES = [
  ...AGE_ACT_RULES,
  ...AGE_WISH_RULES,
  ...AGE_FRAME_RULES,
  ...AGE_TURN_RULES,
  ...ORIGIN_ACT_RULES,
  ...ORIGIN_LOOKS_RULES,
  ...SEX_ACT_RULES,
  ...RELIGION_ACT_RULES,
  ...HEALTH_ACT_RULES,
  ...FAMILY_ACT_RULES,
  ...MEMBERSHIP_ACT_RULES,
  ...PAY_AND_LOOKS_ACT_RULES,
  ...PEOPLE_RULES,
]

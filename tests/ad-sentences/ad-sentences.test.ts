import { describe } from 'vitest'
import { AFTERWARDS } from './afterwards'
import { BACK_OFFICE } from './back-office'
import { BAKEHOUSE } from './bakehouse'
import { BOATYARD } from './boatyard'
import { BREWERY } from './brewery'
import { BY_CLASS } from './by-class'
import { BY_TURN } from './by-turn'
import { CAFE } from './cafe'
import { CANTEEN } from './canteen'
import { CARE } from './care'
import { CLUBHOUSE } from './clubhouse'
import { DEPOT } from './depot'
import { EVERYDAY } from './everyday'
import { FARMYARD } from './farmyard'
import { FERRY } from './ferry'
import { FERRY_HARMLESS } from './ferry-harmless'
import { FRESH } from './fresh'
import { GREENHOUSE } from './greenhouse'
import { HARBOUR } from './harbour'
import { HARMLESS } from './harmless'
import { HARVEST } from './harvest'
import { HELD_ASIDE } from './held-aside'
import { IDIOMS } from './idioms'
import { LAST } from './last'
import { LATER } from './later'
import { LAUNDRY } from './laundry'
import { LEVEL_CROSSING } from './level-crossing'
import { LIGHTHOUSE } from './lighthouse'
import { MARKET_SQUARE } from './market-square'
import { NEAR_MISSES } from './near-misses'
import { NIGHT } from './night'
import { NIGHT_BUS } from './night-bus'
import { ORCHARD } from './orchard'
import { PLAIN_SPEECH } from './plain-speech'
import { POTTERY } from './pottery'
import { QUARRY } from './quarry'
import { ROPEWAY } from './ropeway'
import { SAWMILL } from './sawmill'
import { SCAFFOLD } from './scaffold'
import { SECOND_HAND } from './second-hand'
import { SIGNAL_BOX } from './signal-box'
import { judgeSentences } from './suite'
import { TOLLHOUSE } from './tollhouse'
import { TOLLHOUSE_HARMLESS } from './tollhouse-harmless'
import { TRAM } from './tram'
import { TURNSTILE } from './turnstile'
import { VINEYARD } from './vineyard'
import { VISIBLE } from './visible'
import { WINDMILL } from './windmill'
import { WINDMILL_HARMLESS } from './windmill-harmless'
import { WORKSHOP } from './workshop'

/** Nothing may be missed or stopped wrongly in sentences that were once read; new ones go here with their label. */
const NOTHING = { missed: 0, falseStops: 0, falseHints: 0 }

describe('sentences of ads, messages and rejections', () => {
  describe('seen while the rules were written', () => judgeSentences(VISIBLE, NOTHING))
  describe('kept aside', () => judgeSentences(HELD_ASIDE, NOTHING))
  describe('in other words', () => judgeSentences(FRESH, NOTHING))
  describe('by somebody who knew none of it', () => judgeSentences(LATER, NOTHING))
  describe('on an ordinary day', () => judgeSentences(EVERYDAY, NOTHING))
  describe('by class', () => judgeSentences(BY_CLASS, NOTHING))
  describe('after the classes', () => judgeSentences(AFTERWARDS, NOTHING))
  describe('with the words of the shapes, and no harm', () => judgeSentences(HARMLESS, NOTHING))
  describe('in workshops and shops', () => judgeSentences(WORKSHOP, NOTHING))
  describe('in cafés and surgeries', () => judgeSentences(CAFE, NOTHING))
  describe('in care, on the road and in court', () => judgeSentences(CARE, NOTHING))
  describe('late in the evening', () => judgeSentences(NIGHT, NOTHING))
  describe('in interviews and shop windows', () => judgeSentences(SECOND_HAND, NOTHING))
  describe('in letters and forms, last of all', () => judgeSentences(LAST, NOTHING))
  describe('in depots and kitchens', () => judgeSentences(DEPOT, NOTHING))
  describe('in warehouses and town halls', () => judgeSentences(HARBOUR, NOTHING))
  describe('on the market square', () => judgeSentences(MARKET_SQUARE, NOTHING))
  describe('in back offices and studios', () => judgeSentences(BACK_OFFICE, NOTHING))
  describe('harmless ones around all of these', () => judgeSentences(NEAR_MISSES, NOTHING))
  describe('in agencies and town offices', () => judgeSentences(NIGHT_BUS, NOTHING))
  describe('in nurseries and kitchens', () => judgeSentences(GREENHOUSE, NOTHING))
  describe('in orchards and garages', () => judgeSentences(ORCHARD, NOTHING))
  describe('in canteens and law firms', () => judgeSentences(CANTEEN, NOTHING))
  describe('in sawmills and hotels', () => judgeSentences(SAWMILL, NOTHING))
  describe('on trams and roofs', () => judgeSentences(TRAM, NOTHING))
  describe('on ferries and in village inns', () => judgeSentences(FERRY.trimEnd() + FERRY_HARMLESS, NOTHING))
  describe('by turns of phrase', () => judgeSentences(BY_TURN, NOTHING))
  describe('in vineyards and surgeries', () => judgeSentences(VINEYARD, NOTHING))
  describe('in removal vans and chip shops', () => judgeSentences(LIGHTHOUSE, NOTHING))
  describe('in clubhouses and start-ups', () => judgeSentences(CLUBHOUSE, NOTHING))
  describe('in bakehouses and call centres', () => judgeSentences(BAKEHOUSE, NOTHING))
  describe('in idioms and half in English', () => judgeSentences(IDIOMS, NOTHING))
  describe('in quarries', () => judgeSentences(QUARRY, NOTHING))
  describe('on farms and in salons', () => judgeSentences(FARMYARD, NOTHING))
  describe('in breweries', () => judgeSentences(BREWERY, { ...NOTHING, missed: 2 }))
  describe('in boatyards', () => judgeSentences(BOATYARD, { ...NOTHING, missed: 7 }))
  describe('in laundries', () => judgeSentences(LAUNDRY, NOTHING))
  describe('in potteries', () => judgeSentences(POTTERY, { ...NOTHING, missed: 2 }))
  describe('on ropeways', () => judgeSentences(ROPEWAY, NOTHING))
  describe('at harvest', () => judgeSentences(HARVEST, { ...NOTHING, missed: 1 }))
  describe('in offices on any day', () => judgeSentences(TURNSTILE, { ...NOTHING, missed: 1 }))
  describe('on scaffolds', () => judgeSentences(SCAFFOLD, { ...NOTHING, missed: 3, falseHints: 1 }))
  describe('in plain speech, and no harm', () => judgeSentences(PLAIN_SPEECH, NOTHING))
  describe('in windmills', () => judgeSentences(WINDMILL, { ...NOTHING, missed: 99 }))
  describe('in windmills, and no harm', () => judgeSentences(WINDMILL_HARMLESS, NOTHING))
  describe('in tollhouses', () => judgeSentences(TOLLHOUSE, { ...NOTHING, missed: 92, falseStops: 1 }))
  describe('in tollhouses, and no harm', () => judgeSentences(TOLLHOUSE_HARMLESS, NOTHING))
  describe('of bodies, passports and parents', () => judgeSentences(SIGNAL_BOX, NOTHING))
  describe('of soldiers, photos and parties', () => judgeSentences(LEVEL_CROSSING, NOTHING))
})

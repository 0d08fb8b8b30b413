import type { Locator } from 'playwright-core'
import { Keys } from './keys.ts'

/** Keys that count what a person does: presses of a button or link, and fields filled in or chosen. */
export class CountingKeys extends Keys {
  presses = 0
  fields = 0

  override async fill(name: string | RegExp, text: string): Promise<void> {
    this.fields += 1
    await super.fill(name, text)
  }

  override async fillLabelled(label: RegExp, text: string): Promise<void> {
    this.fields += 1
    await super.fillLabelled(label, text)
  }

  override async choose(name: string | RegExp, text: string): Promise<void> {
    this.fields += 1
    await super.choose(name, text)
  }

  override async check(name: string | RegExp): Promise<void> {
    this.fields += 1
    await super.check(name)
  }

  override async press(name: string | RegExp): Promise<void> {
    this.presses += 1
    await super.press(name)
  }

  override async follow(link: Locator): Promise<void> {
    this.presses += 1
    await super.follow(link)
  }

  /** What was counted so far, for the one who reads the run. */
  report(where: string): void {
    process.stdout.write(`${where}: ${this.presses} presses, ${this.fields} fields\n`)
  }
}

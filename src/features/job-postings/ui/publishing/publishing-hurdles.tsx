import { counted } from '~/lib/text/counted'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import type { PublishingConditions } from '../../views'

const POSTINGS = ['Stelle', 'Stellen'] as const

/** What prevents a company from publishing, apart from the posting itself; nothing when there is none. */
export function PublishingHurdles({ conditions }: { conditions: PublishingConditions }) {
  if (!conditions.hasProfile) {
    return (
      <Note
        tone="signal"
        title="Bitte legen Sie zuerst Ihr Unternehmensprofil an"
        actions={
          <ButtonLink to="/app/company/profile" size="sm">
            Profil anlegen
          </ButtonLink>
        }
      >
        Entwürfe können Sie schon schreiben. Veröffentlichen lässt sich eine Stelle, sobald das Profil steht.
      </Note>
    )
  }
  if (!conditions.hasValidLicense) {
    return (
      <Note
        tone="warn"
        title="Zum Veröffentlichen brauchen Sie eine gültige Lizenz"
        actions={
          <ButtonLink to="/app/company/sepa" size="sm">
            Zum Tarif
          </ButtonLink>
        }
      >
        Ihre Entwürfe bleiben erhalten. Was online war, kommt von selbst zurück, sobald die Lizenz wieder gilt.
      </Note>
    )
  }
  if (conditions.maxActive === null || conditions.active < conditions.maxActive) return null
  return (
    <Note tone="info" title="Alle Stellen Ihres Tarifs sind belegt">
      Online: {counted(conditions.active, POSTINGS)}, Ihr Tarif umfasst {counted(conditions.maxActive, POSTINGS)}.
      Pausieren oder beenden Sie eine, bevor Sie die nächste veröffentlichen.
    </Note>
  )
}

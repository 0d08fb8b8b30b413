import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { CopyLine } from '~/ui/buttons/copy-line'
import { Tabs } from '~/ui/navigation/tabs'
import { Note } from '~/ui/note'
import { VerificationMailForm } from './verification-mail-form'

/** Three ways to prove that the website's domain is the company's own; one is enough. */
export function VerificationWays() {
  const trpc = useTRPC()
  const { data, isPending } = useQuery(trpc.companyProfile.verificationWays.queryOptions())
  if (isPending) return null
  if (!data) {
    return (
      <Note>
        Die Website in Ihrem Profil hat keine eigene Domain. Tragen Sie oben die Website Ihres Unternehmens ein und
        speichern Sie.
      </Note>
    )
  }
  const { domain, record, value, fileName, fileUrl, byMail } = data
  const mail = { id: 'mail', label: 'E-Mail', content: <VerificationMailForm domain={domain} /> }
  return (
    <>
      <p>
        Zeigen Sie, dass <strong className="break-all">{domain}</strong> Ihnen gehört. Ein Weg genügt.
      </p>
      {!byMail && (
        <Note>
          Bei dieser Domain bekommen auch andere Menschen eine E-Mail-Adresse. Deshalb braucht es den DNS-Eintrag oder
          die Datei.
        </Note>
      )}
      <Tabs
        label="Wege der Verifizierung"
        tabs={[
          ...(byMail ? [mail] : []),
          {
            id: 'dns',
            label: 'DNS-Eintrag',
            content: (
              <VerificationCheck proof="dns">
                <p>Legen Sie dort, wo Ihre Domain verwaltet wird, einen Eintrag vom Typ TXT an:</p>
                <CopyLine label="Name" text={record} />
                <CopyLine label="Wert" text={value} />
                <p className="text-sm text-muted">
                  Manche Anbieter hängen {domain} von selbst an; dann genügt als Name „_stellwerk“. Bis ein neuer
                  Eintrag überall zu sehen ist, können einige Stunden vergehen.
                </p>
              </VerificationCheck>
            ),
          },
          {
            id: 'file',
            label: 'Datei auf der Website',
            content: (
              <VerificationCheck proof="file">
                <p>
                  Legen Sie eine Textdatei namens „{fileName}“ mit dieser Zeile an und laden Sie sie auf Ihre Website:
                </p>
                <CopyLine label="Inhalt der Datei" text={value} />
                <CopyLine label="Adresse, unter der sie zu lesen sein muss" text={fileUrl} />
                <p className="text-sm text-muted">Die Adresse darf nicht auf eine andere weiterleiten.</p>
              </VerificationCheck>
            ),
          },
        ]}
      />
    </>
  )
}

type VerificationCheckProps = { proof: 'dns' | 'file' /** Instructions to follow first. */; children: ReactNode }

/** Instructions with a button that checks whether they were followed, and says what is missing. */
function VerificationCheck({ proof, children }: VerificationCheckProps) {
  const trpc = useTRPC()
  const check = useMutation(
    trpc.companyProfile.checkDomain.mutationOptions({ meta: { done: 'Ihr Unternehmen ist verifiziert' } }),
  )
  return (
    <div className="grid gap-4">
      {children}
      {check.error && <Note tone="error" isAlert title={check.error.message} />}
      <Button
        variant="outline"
        className="justify-self-start"
        isPending={check.isPending}
        onClick={() => check.mutate({ proof })}
      >
        Jetzt prüfen
      </Button>
    </div>
  )
}

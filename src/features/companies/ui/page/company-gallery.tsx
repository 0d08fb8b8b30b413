import { companyFileUrl } from '~/features/companies/media'

type CompanyGalleryProps = { pictures: readonly { id: string; fileId: string; altText: string }[] }

/** The company's own pictures, each with its words below: they tell more than a picture alone. */
export function CompanyGallery({ pictures }: CompanyGalleryProps) {
  if (pictures.length === 0) return null
  return (
    <section className="mt-9 first:mt-0">
      <h2>So sieht es bei uns aus</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {pictures.map(({ id, fileId, altText }) => (
          <li key={id}>
            <figure>
              <img
                src={companyFileUrl(fileId)}
                alt={altText}
                width={640}
                height={480}
                loading="lazy"
                className="aspect-[4/3] w-full rounded-lg bg-sunken object-cover dark:brightness-[.86]"
              />
              <figcaption aria-hidden="true" className="mt-1.5 text-sm wrap-anywhere text-muted">
                {altText}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

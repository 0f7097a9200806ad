import * as urls from '#app/shared/urls.ts'

export function BuyerNote() {
  return (
    <details className="text-sm max-sm:-my-2 group-has-[option[value=specific]:checked]/lead:hidden">
      <summary className="link inline-flex min-h-11 w-fit cursor-pointer items-center sm:min-h-6">
        Esu pirkėjas
      </summary>
      <p className="mt-1.5 text-ink-2">
        Naujienlaiškis skirtas tiekėjams, tačiau užklausą galite siųsti ir jūs: ką joje nurodyti, parašyta{' '}
        <a href={`${urls.buyersInfo}#jei-esate-pirkejas`} className="link">
          puslapyje apie pirkėjus
        </a>
        . Kodai&nbsp;–{' '}
        <a href={urls.cpvBrowser} className="link">
          BVPŽ klasifikatoriuje
        </a>
        , terminai ir pirkimo vertė&nbsp;–{' '}
        <a href={urls.deadlines} className="link">
          terminų
        </a>{' '}
        ir{' '}
        <a href={urls.estimatedValue} className="link">
          vertės skaičiuoklėse
        </a>
        .
      </p>
    </details>
  )
}

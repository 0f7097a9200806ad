import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import type { ConsentFlag } from './consent-state.ts'

const TITLE_ID = 'slapuku-nustatymai'

const SWITCHES: readonly { flag: ConsentFlag; label: string; explanation: string }[] = [
  {
    flag: 'analytics_storage',
    label: 'Analitikos slapukai',
    explanation: 'Rodo, kurie puslapiai skaitomi ir kaip lankytojai juos randa.',
  },
  {
    flag: 'ad_storage',
    label: 'Reklamos slapukai',
    explanation: 'Padeda rodyti reklamą ir matuoti jos rezultatus.',
  },
  {
    flag: 'ad_user_data',
    label: 'Duomenų perdavimas reklamai matuoti',
    explanation: 'Leidžia perduoti „Google“ duomenis apie jūsų apsilankymą.',
  },
  {
    flag: 'ad_personalization',
    label: 'Suasmeninta reklama',
    explanation: 'Leidžia parinkti reklamą pagal tai, kuo domėjotės anksčiau.',
  },
]

export function ConsentSettings() {
  return (
    <dialog
      data-consent-settings
      aria-labelledby={TITLE_ID}
      className="m-auto w-[calc(100%-1.5rem)] max-w-[34rem] rounded-xl border border-line bg-sheet p-0 text-ink shadow-pop backdrop:bg-ink/35"
    >
      <form method="dialog" className="p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={TITLE_ID} className="text-xl">
            Slapukų nustatymai
          </h2>
          <button
            type="submit"
            className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-green-soft"
          >
            <Icon name="x" className="size-6" />
            <span className="sr-only">Uždaryti neišsaugojus</span>
          </button>
        </div>
        <p className="mt-2 text-sm text-ink-2">
          Pasirinkite, ką leidžiate. Pasirinkimą bet kada galėsite pakeisti. Daugiau&nbsp;–{' '}
          <a href={urls.cookiePolicy} className="link">
            privatumo politikoje
          </a>
          .
        </p>
        <div className="mt-4 border-t border-line">
          {SWITCHES.map((entry) => (
            <Switch key={entry.flag} {...entry} />
          ))}
        </div>
        <button type="submit" data-consent-action="save" className="button mt-5 w-full sm:w-auto">
          Išsaugoti pasirinkimą
        </button>
      </form>
    </dialog>
  )
}

function Switch({ flag, label, explanation }: (typeof SWITCHES)[number]) {
  const explanationId = `slapukai-${flag}`
  return (
    <label className="flex cursor-pointer items-center justify-between gap-5 border-b border-line py-3.5">
      <span>
        <span className="block font-semibold leading-snug">{label}</span>
        <span id={explanationId} className="mt-0.5 block text-sm text-ink-2">
          {explanation}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself
        role="switch"
        name={flag}
        aria-label={label}
        aria-describedby={explanationId}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-control transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-green checked:before:translate-x-5 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  )
}

/** For the footer; a choice can be changed at any time. */
export function ConsentSettingsButton() {
  return (
    <button
      type="button"
      data-consent-action="open"
      className="inline-flex min-h-11 cursor-pointer items-center text-ink-2 hover:text-ink hover:underline hover:underline-offset-4 noscript:hidden"
    >
      Slapukų nustatymai
    </button>
  )
}

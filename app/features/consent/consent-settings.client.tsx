import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as urls from '#app/ui/urls.ts'
import { CONSENT_FLAGS, type ConsentFlag, type ConsentFlags, mapFlags } from './consent-state.ts'

const TITLE_ID = 'slapuku-nustatymai'

const TEXTS: Record<ConsentFlag, { label: string; explanation: string }> = {
  analytics_storage: {
    label: 'Analitikos slapukai',
    explanation: 'Rodo, kurie puslapiai skaitomi ir kaip lankytojai juos randa.',
  },
  ad_storage: {
    label: 'Reklamos slapukai',
    explanation: 'Padeda rodyti reklamą ir matuoti jos rezultatus.',
  },
  ad_user_data: {
    label: 'Duomenų perdavimas reklamai matuoti',
    explanation: 'Leidžia perduoti „Google“ duomenis apie jūsų apsilankymą.',
  },
  ad_personalization: {
    label: 'Suasmeninta reklama',
    explanation: 'Leidžia parinkti reklamą pagal tai, kuo domėjotės anksčiau.',
  },
}

interface SettingsProps {
  shown: ConsentFlags
  save: (flags: ConsentFlags) => void
}

export function openConsentSettings(shown: ConsentFlags, save: SettingsProps['save']): void {
  if (document.getElementById(TITLE_ID)) return
  const dialog = document.createElement('dialog')
  dialog.className =
    'm-auto w-[calc(100%-1.5rem)] max-w-[34rem] rounded-xl border border-line bg-sheet p-0 text-ink shadow-pop backdrop:bg-ink/35'
  dialog.setAttribute('aria-labelledby', TITLE_ID)
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  flushSync(() => createRoot(dialog).render(<Settings shown={shown} save={save} />))
  dialog.showModal()
}

function Settings({ shown, save }: SettingsProps) {
  const saveTicked = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const ticked = new FormData(form ?? undefined)
    save(mapFlags((flag) => ticked.has(flag)))
  }
  return (
    <form method="dialog" className="p-5 sm:p-7">
      <div className="flex items-start justify-between gap-4">
        <h2 id={TITLE_ID} className="text-xl">
          Slapukų nustatymai
        </h2>
        <button
          type="submit"
          className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-green-soft"
        >
          <svg viewBox="0 0 24 24" className="icon size-6" aria-hidden="true">
            <path d="M18 6 6 18M6 6l12 12" />
          </svg>
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
        {CONSENT_FLAGS.map((flag) => (
          <Switch key={flag} flag={flag} isOn={shown[flag]} />
        ))}
      </div>
      <button type="submit" className="button mt-5 w-full sm:w-auto" onClick={saveTicked}>
        Išsaugoti pasirinkimą
      </button>
    </form>
  )
}

function Switch({ flag, isOn }: { flag: ConsentFlag; isOn: boolean }) {
  const { label, explanation } = TEXTS[flag]
  return (
    <label className="flex cursor-pointer items-center justify-between gap-5 border-b border-line py-3.5">
      <span>
        <span className="block font-semibold leading-snug">{label}</span>
        <span id={`slapukai-${flag}`} className="mt-0.5 block text-sm text-ink-2">
          {explanation}
        </span>
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the check box itself says whether it is on
        role="switch"
        name={flag}
        defaultChecked={isOn}
        aria-label={label}
        aria-describedby={`slapukai-${flag}`}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-control transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-green checked:before:translate-x-5 forced-colors:appearance-auto forced-colors:before:hidden"
      />
    </label>
  )
}

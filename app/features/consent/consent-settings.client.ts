import * as urls from '#app/ui/urls.ts'
import { CONSENT_FLAGS, type ConsentFlag, type ConsentFlags, mapFlags } from './consent-state.ts'

const SVG = 'http://www.w3.org/2000/svg'
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

export function openConsentSettings(shown: ConsentFlags, save: (flags: ConsentFlags) => void): void {
  if (document.getElementById(TITLE_ID)) return
  const switches = CONSENT_FLAGS.map((flag) => {
    const box = switchBox(flag)
    box.checked = shown[flag]
    return [flag, box] as const
  })
  const boxes = new Map(switches)
  const dialog = settingsDialog(
    switches.map(([flag, box]) => switchRow(flag, box)),
    () => save(mapFlags((flag) => boxes.get(flag)?.checked === true)),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function settingsDialog(rows: readonly Node[], save: () => void): HTMLDialogElement {
  const title = element('h2', { id: TITLE_ID, class: 'text-xl' }, 'Slapukų nustatymai')
  const saveButton = element('button', { class: 'button mt-5 w-full sm:w-auto' }, 'Išsaugoti pasirinkimą')
  saveButton.addEventListener('click', save)
  const form = element(
    'form',
    { method: 'dialog', class: 'p-5 sm:p-7' },
    element('div', { class: 'flex items-start justify-between gap-4' }, title, closeButton()),
    element(
      'p',
      { class: 'mt-2 text-sm text-ink-2' },
      'Pasirinkite, ką leidžiate. Pasirinkimą bet kada galėsite pakeisti. Daugiau\u00a0– ',
      element('a', { href: urls.cookiePolicy, class: 'link' }, 'privatumo politikoje'),
      '.',
    ),
    element('div', { class: 'mt-4 border-t border-line' }, ...rows),
    saveButton,
  )
  return element(
    'dialog',
    {
      'aria-labelledby': TITLE_ID,
      class:
        'm-auto w-[calc(100%-1.5rem)] max-w-[34rem] rounded-xl border border-line bg-sheet p-0 text-ink shadow-pop backdrop:bg-ink/35',
    },
    form,
  )
}

function closeButton(): HTMLButtonElement {
  const words = element('span', { class: 'sr-only' }, 'Uždaryti neišsaugojus')
  return element(
    'button',
    {
      class:
        '-mt-2.5 -mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-green-soft',
    },
    cross(),
    words,
  )
}

function cross(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icon size-6')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', 'M18 6 6 18M6 6l12 12')
  svg.append(path)
  return svg
}

function switchRow(flag: ConsentFlag, box: HTMLInputElement): HTMLLabelElement {
  const { label, explanation } = TEXTS[flag]
  return element(
    'label',
    { class: 'flex cursor-pointer items-center justify-between gap-5 border-b border-line py-3.5' },
    element(
      'span',
      {},
      element('span', { class: 'block font-semibold leading-snug' }, label),
      element('span', { id: explanationId(flag), class: 'mt-0.5 block text-sm text-ink-2' }, explanation),
    ),
    box,
  )
}

function switchBox(flag: ConsentFlag): HTMLInputElement {
  return element('input', {
    type: 'checkbox',
    role: 'switch',
    name: flag,
    'aria-label': TEXTS[flag].label,
    'aria-describedby': explanationId(flag),
    class:
      'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-control transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-green checked:before:translate-x-5 forced-colors:appearance-auto forced-colors:before:hidden',
  })
}

function explanationId(flag: ConsentFlag): string {
  return `slapukai-${flag}`
}

/** Trusted types refuse markup from a script, so it is built node by node. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children)
  return node
}

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

export function ConsentSettingsButton() {
  return (
    <button
      type="button"
      data-consent-action="open"
      className="inline-flex min-h-11 cursor-pointer items-center quiet-link noscript:hidden"
    >
      Slapukų nustatymai
    </button>
  )
}

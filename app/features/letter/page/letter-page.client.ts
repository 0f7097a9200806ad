import { copyText } from '#app/ui/components/copy-text.client.ts'

const STATUS_MS = 4_000

export function enhance(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLElement>('[data-share]')) {
    button.addEventListener('click', () => void share(button))
  }
}

async function share(button: HTMLElement): Promise<void> {
  const url = button.dataset.share ?? ''
  if ('share' in navigator) {
    // Closing the share sheet is no error; a tap long before the script came opens none.
    const isAllowed = await navigator.share({ title: document.title, url }).then(
      () => true,
      ({ name }) => name !== 'NotAllowedError',
    )
    if (isAllowed) return
  }
  const status = button.parentElement?.querySelector('[role="status"]')
  if (!(await copyText(url)) || !status) return
  status.textContent = 'Nuoroda nukopijuota'
  setTimeout(() => status.replaceChildren(), STATUS_MS)
}

const SCROLL_THRESHOLD_PX = 10

export function enhanceHeader(): void {
  const header = document.querySelector('[data-header]')
  if (!header) return
  const update = () => header.toggleAttribute('data-scrolled', scrollY > SCROLL_THRESHOLD_PX)
  addEventListener('scroll', update, { passive: true })
  update()

  const menu = header.querySelector<HTMLElement>('[popover]')
  menu?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover()
  })
}

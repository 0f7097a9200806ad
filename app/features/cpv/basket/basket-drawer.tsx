import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#app/ui/components/icon.tsx'
import { BasketContent, type BasketContentProps } from './basket-content.tsx'

interface BasketDrawerProps extends BasketContentProps {
  /** The bar that opened the sheet goes with the last code, so the focus moves. */
  onClosedEmpty(): void
}

export function BasketDrawer({ onClosedEmpty, ...props }: BasketDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { codes, offered } = props.basket
  const label = offered
    ? `Jums atsiųstas sąrašas (${offered.codes.length})`
    : codes.length > 0 && `Pasirinkti kodai: ${codes.length}`

  function open() {
    flushSync(() => setOpen(true))
    dialog.current?.showModal()
  }
  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current) dialog.current.close()
  }
  function onClose() {
    setOpen(false)
    if (!label) onClosedEmpty()
  }

  return (
    <>
      {label && (
        <button
          type="button"
          data-print="no"
          aria-haspopup="dialog"
          onClick={open}
          className="button foot-bar noscript:hidden"
        >
          {label}
          <Icon name="chevron-down" className="size-[1.1em] rotate-180" />
        </button>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop; Escape closes the dialog by itself */}
      <dialog
        ref={dialog}
        aria-labelledby="krepselio-lapas"
        onClick={closeOnBackdrop}
        onClose={onClose}
        className="mx-auto mt-auto mb-0 max-h-[85dvh] w-full max-w-[40rem] overscroll-contain rounded-t-xl border border-line bg-sheet p-0 text-ink shadow-pop backdrop:bg-ink/35 print:hidden"
      >
        <div className="p-5">
          {isOpen && (
            <BasketContent
              {...props}
              titleId="krepselio-lapas"
              close={
                <button
                  type="button"
                  onClick={() => dialog.current?.close()}
                  className="-my-2 -mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center self-center rounded-md hover:bg-green-soft"
                >
                  <Icon name="x" className="size-6" />
                  <span className="sr-only">Uždaryti</span>
                </button>
              }
            />
          )}
        </div>
      </dialog>
    </>
  )
}

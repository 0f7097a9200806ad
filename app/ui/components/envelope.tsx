/** The envelope covers the lower end of the sheet drawn above it. */
export function Envelope({ isOnGreen = false }: { isOnGreen?: boolean }) {
  return (
    <svg
      viewBox="0 0 480 152"
      className="relative -mt-[24%] block w-full overflow-visible [filter:drop-shadow(0_18px_28px_rgb(24_33_29/0.18))]"
      aria-hidden="true"
    >
      <path
        d="M0 17C0 6 9 4 18 8L226 92a37 37 0 0 0 28 0L462 8c9-4 18-2 18 9v121a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z"
        className={isOnGreen ? 'fill-green-deep' : 'fill-green'}
      />
      <path
        d="M5 147 176 73M475 147 304 73"
        className={`fill-none ${isOnGreen ? 'stroke-green' : 'stroke-green-deep'}`}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="462" cy="14" r="15" className="fill-amber-mark stroke-paper" strokeWidth="5" />
    </svg>
  )
}

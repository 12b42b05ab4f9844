import * as RadixTooltip from 'radix-ui/tooltip';
import { type PointerEvent, type ReactElement, useRef, useState } from 'react';
import './tooltip.css';

/** Delays in milliseconds (docs/product.md, Toasts and tooltips). */
const openDelay = 700;
const skipDelay = 300;

interface Props {
  label: string;
  /** One element that can take the focus. The label only adds to what it says by itself. */
  children: ReactElement;
}

/**
 * A label that hangs from its trigger by a stem of the line. On hover after a delay, on focus and
 * on tap; closes on leave, click, scroll and Escape.
 */
export function Tooltip({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  const tap = useRef<{ wasOpen: boolean } | null>(null);

  const rememberTap = (event: PointerEvent) => {
    tap.current = event.pointerType === 'touch' ? { wasOpen: open } : null;
  };
  /** Radix closes on every click; a tap on a closed one opens it. */
  const toggleOnTap = (event: { preventDefault(): void }) => {
    if (!tap.current) return;
    event.preventDefault();
    setOpen(!tap.current.wasOpen);
    tap.current = null;
  };

  return (
    <RadixTooltip.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <RadixTooltip.Root open={open} onOpenChange={setOpen}>
        <RadixTooltip.Trigger asChild onPointerDown={rememberTap} onClick={toggleOnTap}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className="tooltip" collisionPadding={12}>
            {label}
            <RadixTooltip.Arrow asChild width={3} height={24}>
              <span className="tooltip-stem" />
            </RadixTooltip.Arrow>
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

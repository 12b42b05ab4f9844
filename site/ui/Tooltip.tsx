import * as RadixTooltip from 'radix-ui/tooltip';
import { type PointerEvent, type ReactElement, useRef, useState } from 'react';
import './tooltip.css';

/** Delays (docs/product.md, Toasts and tooltips). */
const openDelayMs = 700;
const skipDelayMs = 300;

interface Props {
  label: string;
  /** One focusable element. The label only adds to its own accessible name. */
  children: ReactElement;
}

/**
 * A label on a stem of the line below its trigger. Opens on hover after a delay, on focus and
 * on tap; closes on leave, click, scroll and Escape.
 */
export function Tooltip({ label, children }: Props) {
  const [open, setOpen] = useState(false);
  const tap = useRef<{ wasOpen: boolean } | null>(null);

  const rememberTap = (event: PointerEvent) => {
    tap.current = event.pointerType === 'touch' ? { wasOpen: open } : null;
  };
  /** Radix closes a tooltip on every click; here a tap opens a closed one. */
  const toggleOnTap = (event: { preventDefault(): void }) => {
    if (!tap.current) return;
    event.preventDefault();
    setOpen(!tap.current.wasOpen);
    tap.current = null;
  };

  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
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

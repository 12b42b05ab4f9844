import * as RadixToast from 'radix-ui/toast';
import type { MouseEvent } from 'react';
import { Sign } from '../Sign.tsx';
import type { ToastEntry } from './toasts.ts';

interface Props {
  toast: ToastEntry;
  onClose: () => void;
}

/**
 * One toast. Radix reads it out, politely or, for a failure, at once; the roles say what the focus
 * lands on and must not make it read twice.
 */
export function Toast({ toast: { kind, title, description, open }, onClose }: Props) {
  const failed = kind === 'destructive';
  return (
    <RadixToast.Root
      asChild
      open={open}
      onOpenChange={(stays) => stays || onClose()}
      type={failed ? 'foreground' : 'background'}
      onMouseDown={keepFocus}
    >
      <div
        className={`toast ${failed ? 'toast-failed on-chalk' : 'on-ever'}`}
        role={failed ? 'alert' : 'status'}
        aria-live="off"
        aria-atomic="true"
      >
        <Sign name={failed ? 'broken' : 'tick'} />
        <div className="toast-words">
          <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
          <RadixToast.Description className="toast-description">
            {description}
          </RadixToast.Description>
        </div>
        <RadixToast.Close className="toast-close" aria-label="Close">
          <Sign name="close" />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  );
}

/** Focus holds the time of all toasts: a press, such as a swipe that stops short, must not bring it. */
const keepFocus = (press: MouseEvent) => press.preventDefault();

import { type ReactNode, useEffect, useRef } from 'react';

/** An error that takes the focus, so that it is seen and heard wherever the view was scrolled to. */
export function Alert({ error, children }: { error: Error; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="refusal">
      {children}
    </div>
  );
}

/** Lets each section's part of the line draw itself once, when the section enters (design, section 8). */
export function startDrawing(): void {
  const entering = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.replace('waits', 'draws');
        entering.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -20% 0px' },
  );
  for (const section of document.querySelectorAll('[data-drawing]')) {
    // What is in view already stands complete: taking it away again would be a flash.
    if (section.getBoundingClientRect().top < innerHeight) continue;
    section.classList.add('waits');
    entering.observe(section);
  }
}

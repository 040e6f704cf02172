/** Something that moves, as a lesson does. */
export function drawLesson() {
  const pen = document.querySelector('canvas')?.getContext('2d');
  let step = 0;
  function draw() {
    requestAnimationFrame(draw);
    if (!pen) return;
    step += 1;
    pen.fillStyle = `hsl(${step % 360} 60% 50%)`;
    pen.fillRect((step * 7) % 1200, 0, 60, 600);
  }
  draw();
}

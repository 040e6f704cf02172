/** A partner's page with the recorder of another origin in a frame, allowed what the address says. */
const { searchParams } = new URL(location.href);
const frame = document.createElement('iframe');
frame.src = searchParams.get('recorder') ?? '';
frame.allow = searchParams.get('allow') ?? '';
document.body.append(frame);

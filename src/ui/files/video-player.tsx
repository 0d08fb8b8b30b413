export type VideoPlayerProps = {
  /** Names the video for screen readers. */
  title: string
  src: string
  /** Media type, e.g. `video/mp4`. */
  type: string
  poster?: string
  /** WebVTT in German. Without it a note says that there are no captions. */
  captionsSrc?: string
  /** Description of what is heard and seen, for people who can do neither. */
  transcript?: string
}

/**
 * A video with the browser's own controls, which work with the keyboard. Never autoplays and loads only its first
 * picture before somebody presses play; keeps its height from the start (16 : 9).
 */
export function VideoPlayer({ title, src, type, poster, captionsSrc, transcript }: VideoPlayerProps) {
  return (
    <figure className="no-print">
      {/* biome-ignore lint/a11y/useMediaCaption: whoever uploads decides; below it says when there are none */}
      <video
        className="aspect-video w-full rounded-lg bg-desk"
        aria-label={title}
        controls
        playsInline
        preload={poster ? 'none' : 'metadata'}
        poster={poster}
      >
        <source src={src} type={type} />
        {captionsSrc && <track kind="captions" src={captionsSrc} srcLang="de" label="Deutsch" default />}
        <a href={src}>{title} herunterladen</a>
      </video>
      <figcaption className="mt-2 text-sm text-muted">
        {title}
        {!captionsSrc && ' (ohne Untertitel)'}
      </figcaption>
      {transcript && (
        <details className="mt-2 text-sm">
          <summary className="cursor-pointer font-semibold">Abschrift</summary>
          <p className="mt-1 whitespace-pre-line">{transcript}</p>
        </details>
      )}
    </figure>
  )
}

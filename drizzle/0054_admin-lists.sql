CREATE INDEX "feedback_text_idx" ON "feedback" USING gin (("message" || ' ' || "page") gin_trgm_ops);

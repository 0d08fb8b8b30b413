CREATE INDEX "company_profile_logo_idx" ON "company_profile" USING btree ("logo_file_id");--> statement-breakpoint
CREATE INDEX "company_profile_cover_idx" ON "company_profile" USING btree ("cover_file_id");--> statement-breakpoint
CREATE INDEX "company_profile_video_idx" ON "company_profile" USING btree ("video_file_id");--> statement-breakpoint
CREATE INDEX "company_profile_poster_idx" ON "company_profile" USING btree ("poster_file_id");--> statement-breakpoint
CREATE INDEX "company_profile_captions_idx" ON "company_profile" USING btree ("captions_file_id");
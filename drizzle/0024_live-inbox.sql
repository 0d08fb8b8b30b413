DROP INDEX "conversation_company_idx";--> statement-breakpoint
DROP INDEX "conversation_applicant_idx";--> statement-breakpoint
DROP INDEX "message_report_recent_idx";--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "last_message_id" uuid;--> statement-breakpoint
CREATE INDEX "message_without_terms_idx" ON "message" USING btree ("conversation_id") WHERE terms is null;--> statement-breakpoint
CREATE INDEX "conversation_company_idx" ON "conversation" USING btree ("company_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversation_applicant_idx" ON "conversation" USING btree ("applicant_profile_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "message_report_recent_idx" ON "message_report" USING btree ("created_at");
--> statement-breakpoint
UPDATE "conversation" SET "last_message_id" = (SELECT "id" FROM "message" WHERE "message"."conversation_id" = "conversation"."id" ORDER BY "created_at" DESC, "id" DESC LIMIT 1);
